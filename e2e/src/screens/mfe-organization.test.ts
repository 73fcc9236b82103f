import { readStates } from '../../../scripts/screens/screen-states.ts';
import { lookAtScreens } from './look.ts';
import { screens } from './mfe-organization.ts';

lookAtScreens('mfe-organization', readStates('mfe-organization'), screens);
