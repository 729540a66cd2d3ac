/**
 * Import this in specs that run submissions. It removes their temporary folders, because Jest does not report when it
 * exits.
 */
import { afterAll } from '@jest/globals';
import { removeTemporaryFolders } from '../../../src/grading/candidate/files.js';

afterAll(removeTemporaryFolders);
