/** Runs before the page's own program and collects its errors. */

export type RecordedPage = typeof globalThis & {
  /** Undefined if nobody listens. */
  complaints?: string[];
};

const complaints: string[] = [];
(globalThis as RecordedPage).complaints = complaints;

addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
);
for (const level of ['error', 'warn'] as const) {
  const say = console[level].bind(console);
  console[level] = (...words: readonly unknown[]) => {
    complaints.push(`console: ${words.map(String).join(' ')}`);
    say(...words);
  };
}
