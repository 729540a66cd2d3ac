/** Tests the command for a folder of Java sources or for a jar. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { javaCommand } from '../../../src/grading/candidate/java.js';
import { jdk, jdkOf } from '../../../src/grading/candidate/java/jdk.js';
import { library } from '../../../src/grading/candidate/java/library.js';
import { errorOf } from '../../support/error-of.js';
import { conversation } from '../../support/grading/conversation.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/grading/java');
const COURSE = 'be/ac/ulg/montefiore/oop';

const scratch = ownFolder();

test('does not start a missing folder', () => {
  expect(errorOf(() => javaCommand('no/such'))).toBe(
    'CandidateFault: The file or folder no/such does not exist.',
  );
});

test('names the required JDK if the machine has none', () => {
  expect(errorOf(() => jdkOf({ PATH: '' }))).toBe(
    'CandidateFault: A handler in Java needs a JDK (java and javac), 11 or later, but this machine has none on its path.',
  );
});

/** Makes a folder with these files. The keys are file names, and the values are file texts. */
function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test.each<[what: string, files: Readonly<Record<string, string>>]>([
  ['no source', { 'src/readme.txt': '' }],
  ['only copies of the library', { [`src/${COURSE}/graphics/KlondikeView.java`]: '' }],
  ['only files that a Mac adds', { '__MACOSX/Klondike.java': '', 'src/._Klondike.java': '' }],
])('does not start a folder with %s', (what, files) => {
  const folder = folderWith(what, files);
  expect(errorOf(() => javaCommand(folder)())).toBe(
    `CandidateFault: The folder ${folder} has no Java source.`,
  );
});

/** An annotation processor that makes a folder. */
const processor = (mark: string): string => `
  import java.util.Set;
  import javax.annotation.processing.*;
  import javax.lang.model.element.TypeElement;
  @SupportedAnnotationTypes("*")
  public class Evil extends AbstractProcessor {
    public void init(ProcessingEnvironment environment) { new java.io.File("${mark}").mkdir(); }
    public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { return false; }
  }`;

/** A handler whose name says whether it was given a deal. */
const DEALING = `import be.ac.ulg.montefiore.oop.graphics.*;
  class Game implements KlondikeEventsHandler {
    private String deal = "not dealt";
    MAKING
    public void nextDeal(String layout) { deal = "dealt"; }
    public String getName() { return deal; }
    private static <T extends Throwable> void fail(Throwable fault) throws T { throw (T) fault; }
    public void undo() { Game.<RuntimeException>fail(new java.io.IOException("full")); }
    public void newGame() {} public void clickStock() {}
    public void moveWasteToTableau(int to) {} public void moveWasteToFoundation(int to) {}
    public void moveTableauToFoundation(int from, int to) {} public void moveFoundationToTableau(int from, int to) {}
    public void moveTableauToTableau(int from, int count, int to) {}
  }`;

describeUnless(missingPrograms('java', 'javac'), 'a submission in Java', () => {
  test('compiles with other numbers for its constants', () => {
    const constants = { SPADES_2: 70, HIDDEN: 0, SPADES_A: 52 };
    const launch = javaCommand(join(FIXTURES, 'behaves'))(constants);
    const { calls } = conversation(launch, ['clickStock'], { constants });
    expect(calls[1]).toEqual(['wasteCards([70])']);
  });

  test('is not started if it does not compile, and the compiler says where', () => {
    const folder = folderWith('broken', {
      [`oop_x/src/${COURSE}/Klondike.java`]:
        'package be.ac.ulg.montefiore.oop;\nclass Klondike {\n  int été\n}\n',
    });
    expect(errorOf(() => javaCommand(folder)())).toBe(
      [
        'CandidateFault: It does not compile.',
        `${COURSE}/Klondike.java:3: error: ';' expected`,
        '  int été',
        '         ^',
        '1 error',
      ].join('\n'),
    );
  });

  test('may contain the library and file names that a shell would misread', () => {
    const folder = join(scratch, 'it\'s "mine" été');
    cpSync(join(FIXTURES, 'one-class'), folder, { recursive: true });
    const other = folderWith('other', { [`${COURSE}/graphics/KlondikeView.class`]: 'not even a class' });
    execFileSync(join(dirname(jdk().java), 'jar'), ['cf', join(folder, 'graphics.jar'), '-C', other, '.']);
    writeFileSync(join(folder, 'src/module-info.java'), 'module klondike { requires java.desktop; }');
    mkdirSync(join(folder, `src/${COURSE}/graphics`));
    writeFileSync(join(folder, `src/${COURSE}/graphics/KlondikeView.java`), 'not even Java');
    expect(conversation(javaCommand(folder)(), ['getName']).answers[1]).toBe('Marie Dupont');
  });

  test('may be a jar, with the numbers inside it', () => {
    const jar = join(scratch, 'klondike.jar');
    const { command } = javaCommand(join(FIXTURES, 'commands'))();
    execFileSync(join(dirname(jdk().java), 'jar'), ['cf', jar, '-C', command.at(-1) ?? '', '.']);
    expect(conversation(javaCommand(jar)(), ['getName']).answers[1]).toBe('Jean "Jo" Peeters');
    expect(errorOf(() => javaCommand(jar)({ HIDDEN: 0 }))).toBe(
      'CandidateFault: The constants in a jar have fixed values. To try different values, the grader needs the sources.',
    );
  });

  test('cannot pass options to the compiler in the name of a file', () => {
    const mark = join(scratch, 'ran');
    const plugin = folderWith('plugin', { 'Evil.java': processor(mark) });
    execFileSync(jdk().javac, ['-proc:none', '-d', plugin, join(plugin, 'Evil.java')]);
    const options = ['A.java', '-processorpath', plugin, '-processor', 'Evil', '-proc:only', 'B.java'];
    const files = { 'A.java': 'class A {}', 'B.java': 'class B {}', [options.join('\n')]: 'class C {}' };
    const { notes } = javaCommand(folderWith('options', files))();
    expect([existsSync(mark), notes]).toEqual([false, [expect.stringContaining('control characters')]]);
  });

  test.each(['-proc:only.java', '@list.java'])('compiles with a file named %s', (name) => {
    const files = { 'A.java': 'class A {}', [name]: 'class C {}' };
    expect(javaCommand(folderWith(`named ${name}`, files))().notes).toBe(undefined);
  });

  test('compiles packages with the names of output folders', () => {
    const files = {
      'src/game/output/Screen.java': 'package game.output; public class Screen {}',
      'src/game/App.java': 'package game; class App { game.output.Screen screen; }',
    };
    expect(javaCommand(folderWith('packages', files))().notes).toBe(undefined);
  });

  test.each([
    ['its constructor', 'Game(KlondikeView view) {}'],
    ['a method', 'public void watch(KlondikeView view) {}'],
  ])('takes deals and gets its view through %s if it has no main method', (how, making) => {
    const folder = folderWith(`deals, ${how}`, { 'src/Game.java': DEALING.replace('MAKING', making) });
    const { answers } = conversation(javaCommand(folder)(), ['nextDeal x', 'getName', 'undo']);
    expect(answers).toEqual([
      expect.objectContaining({ capabilities: { deck: true } }),
      null,
      'dealt',
      expect.stringMatching(/^IOException: full/),
    ]);
  });

  test('uses the library that was compiled before', () => {
    const { classes, patch } = library(jdk());
    expect(library(jdk())).toEqual({ classes, patch });
    expect(dirname(classes)).toBe(dirname(patch ?? ''));
  });
});
