using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = [(name = "main", worker = .edge)]);

const edge :Workerd.Worker = (
  modules = [(name = "edge.js", esModule = embed "edge.bundled.js")],
  compatibilityDate = "2026-01-01",
);
