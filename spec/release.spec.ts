/** The files for releases: the changelog, the workflows that publish, and the forms for issues. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readWorkflow } from './support/workflow.js';

const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const { version, scripts } = JSON.parse(textOf('package.json')) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
};
const CHANGELOG = textOf('CHANGELOG.md');

/** The text under a heading of the changelog, up to the next heading. */
const sectionOf = (heading: string): string => {
  const [, rest] = CHANGELOG.split(`\n${heading}\n`);
  if (rest === undefined) throw new Error(`there is no heading ${heading}`);
  return rest.split(/^#/m)[0] ?? '';
};

describe('the changelog', () => {
  test('lists the version of the package, with its date', () => {
    expect(CHANGELOG).toMatch(
      new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
    );
  });

  test('has only headings of Keep a Changelog, and guides for upgrades', () => {
    const allowed =
      /^(## (Unreleased|\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d)|### (Upgrade from \d+\.\d+\.\d+|Added|Changed|Deprecated|Removed|Fixed|Security))$/;
    expect(CHANGELOG.match(/^##.*$/gm)?.filter((heading) => !allowed.test(heading))).toEqual([]);
  });

  test.each([
    ['index', 1],
    ['montecarlo', 4],
  ])('lists each deprecated name of %s with the name to use', (entry, column) => {
    const names = Array.from(
      textOf(`src/${entry}.ts`).matchAll(/@deprecated Use `(\w+)`\. \*\/\s+\w+ as (\w+)/g),
      ([, now = '', old = '']) => `${old}: ${now}`,
    );
    const rows = sectionOf('### Deprecated').matchAll(/^\| +`.*$/gm);
    const listed = Array.from(rows, ([row]) => row.split('|').map((cell) => cell.replace(/[ `]/g, '')))
      .map((cells) => `${cells[column === 1 ? 1 : 3] ?? ''}: ${cells[column === 1 ? 2 : 4] ?? ''}`)
      .sort();
    expect([names.length > 10, names.sort()]).toEqual([true, listed]);
  });
});

describe('a workflow', () => {
  test.each(readdirSync(new URL('../.github/workflows', import.meta.url)))(
    "%s follows GitHub's schema and runs only scripts that exist",
    async (name) => {
      const text = textOf(`.github/workflows/${name}`);
      const { errors } = await readWorkflow(name, text);
      const unknown = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, script = '']) => script).filter(
        (script) => !(script in scripts),
      );
      expect([errors, unknown]).toEqual([[], []]);
    },
  );

  test('release.yml publishes with a provenance after all jobs of ci.yml', () => {
    const { on, jobs } = parse(textOf('.github/workflows/release.yml')) as {
      on: unknown;
      jobs: Record<
        string,
        { uses?: string; needs?: string; permissions?: unknown; steps?: { run?: string }[] }
      >;
    };
    expect(on).toEqual({ push: { tags: ['v*'] } });
    expect(jobs['check']?.uses).toBe('./.github/workflows/ci.yml');
    expect(parse(textOf('.github/workflows/ci.yml'))).toHaveProperty('on.workflow_call');
    expect(jobs['publish']).toMatchObject({
      needs: 'check',
      permissions: { contents: 'read', 'id-token': 'write' },
    });
    expect(jobs['publish']?.steps?.at(-1)?.run).toBe('npm publish --provenance --access public');
  });
});

describe('an issue form', () => {
  const forms = readdirSync(new URL('../.github/ISSUE_TEMPLATE', import.meta.url)).filter(
    (name) => name !== 'config.yml',
  );

  test.each(forms)('%s has what GitHub requires', (name) => {
    const form = parse(textOf(`.github/ISSUE_TEMPLATE/${name}`)) as {
      name: string;
      description: string;
      body: {
        type: string;
        id?: string;
        attributes: { label?: string; value?: string; options?: string[] };
      }[];
    };
    expect([form.name, form.description].every((text) => text.length > 3)).toBe(true);
    for (const { type, id, attributes } of form.body) {
      expect(['markdown', 'input', 'textarea', 'dropdown']).toContain(type);
      expect(type === 'markdown' ? attributes.value : id).toMatch(/^\S/);
      if (type !== 'markdown') expect(attributes.label).toMatch(/^[A-Z]/);
      if (type === 'dropdown') expect(attributes.options?.length).toBeGreaterThan(1);
    }
    const ids = form.body.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
