/** Put before a page's own program: keeps what the page complains of. */

export type HeardPage = typeof globalThis & {
  /** Undefined where nobody listens. */
  complaints?: string[];
};

const complaints: string[] = [];
(globalThis as HeardPage).complaints = complaints;

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
