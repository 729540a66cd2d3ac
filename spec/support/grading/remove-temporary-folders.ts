/** Import this in specs that run submissions. It removes their temporary folders, because jest reports no exit. */
import { afterAll } from '@jest/globals';
import { removeTemporaryFolders } from '../../../src/grading/candidate/files.js';

afterAll(removeTemporaryFolders);
