/**
 * A handler in another process or on a server, for a view in JavaScript. Use it if your view can't run in the process of
 * its handler. Otherwise, use `KlondikeController`.
 * @module klondike-kit/remote
 */
export type { HandlerChannel, LineProcess, LineSocket } from './grading/remote/handler-channel.js';
export { processChannel, socketChannel } from './grading/remote/handler-channel.js';
export type {
  AdvisedCall,
  KitHandlerOptions,
  RemoteHint,
  RemoteVerdict,
} from './grading/remote/kit-handler.js';
export { KitHandler } from './grading/remote/kit-handler.js';
