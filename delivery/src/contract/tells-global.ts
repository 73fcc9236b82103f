/** Set in a page once its shell tells the gateway what fails. */
export const tellsGlobal = 'ifjTells';
