/**
 * Import this in specs that run submissions. It registers what to remove when the program ends, because jest does not
 * tell specs about that.
 */
import { afterAll } from '@jest/globals';
import { removeTemporaryFolders } from '../../../src/grading/candidate/files.js';

afterAll(removeTemporaryFolders);
