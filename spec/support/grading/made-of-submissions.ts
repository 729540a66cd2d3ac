/** Imported where submissions run: what is made of them would go when the program ends, but jest tells no spec of that. */
import { afterAll } from '@jest/globals';
import { removeTemporaryFolders } from '../../../src/grading/candidate/files.js';

afterAll(removeTemporaryFolders);
