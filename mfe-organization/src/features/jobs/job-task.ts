/** What a job's card opens a dialog for: removing it, or activating it with a new deadline. */
export type JobTask = 'delete' | 'renew';
