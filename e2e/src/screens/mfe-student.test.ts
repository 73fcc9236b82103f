import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './mfe-student.ts';

lookAtScreens('mfe-student', readStates('mfe-student'), screens);
