import { offeredDates, type OfferedDate } from '../../db/tables/interviews.table.ts';
import type { ApplicationStatus } from '../../features/applications/lifecycle.ts';
import { giverOf, type Command, type Number2, type Slot } from './commands.ts';

export interface ModelInterview {
  /** Which set of dates is offered; null once the first of them is past. */
  offer: number | null;
  /** How many of them are past. */
  past: number;
  chosen: OfferedDate | null;
  cancelled: boolean;
  listed: boolean;
  sequence: number;
}

export interface ModelApplication {
  history: ApplicationStatus[];
  interview: ModelInterview | null;
}

/** All that two organizations and two students can see of each other's doing. */
export interface Model {
  verified: [boolean, boolean];
  deleted: [boolean, boolean];
  /** By `nameOf(slot)`. */
  applications: Record<string, ModelApplication>;
  /** Notifications and mail, each as its receiver and its kind. */
  told: string[];
  mailed: string[];
}

export const nameOf = ({ student, organization }: Slot) => `${student} to ${organization}`;

export const newModel = (): Model => ({
  verified: [true, true],
  deleted: [false, false],
  applications: {},
  told: [],
  mailed: [],
});

type Application = ModelApplication & { slot: Slot };

const statusOf = ({ history }: ModelApplication) => history.at(-1) ?? 'Applied';

/** The table as it was decided, written a second time and by hand. */
const decided: Record<string, [from: ApplicationStatus[], to: ApplicationStatus]> = {
  open: [['Applied'], 'Viewed'],
  accept: [['Applied', 'Viewed'], 'Accepted'],
  reject: [['Applied', 'Viewed', 'Interview'], 'Rejected'],
  withdraw: [['Applied', 'Viewed', 'Interview'], 'Withdrawn'],
  cancel: [['Interview'], 'Viewed'],
  schedule: [['Applied', 'Viewed', 'Interview'], 'Interview'],
};

/** Where an organization's command finds done already what it asks for. */
const repeats: Record<string, ApplicationStatus[]> = {
  open: ['Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn'],
  accept: ['Accepted'],
  reject: ['Rejected'],
  cancel: ['Viewed'],
};

/** What is chosen is held once it is past; while nothing is, the first date holds. */
const isHeld = ({ chosen, past }: ModelInterview) => offeredDates.indexOf(chosen ?? 'date') < past;

const isComing = (interview: ModelInterview) => !interview.cancelled && !isHeld(interview);

/** Plays commands on the model; each answers with the status the call must answer with. */
class Play {
  readonly model: Model;

  constructor(model: Model) {
    this.model = model;
  }

  private tell(role: 'student' | 'organization', { slot }: Application, kind: string) {
    this.model.told.push(`${role} ${slot[role]} ${kind}`);
  }

  private mail(role: 'student' | 'organization', { slot }: Application, template: string) {
    this.model.mailed.push(`${role} ${slot[role]} ${template}`);
  }

  private applicationIn(slot: Slot): Application | undefined {
    const application = this.model.applications[nameOf(slot)];
    return application && Object.assign(application, { slot });
  }

  private endInterview(application: Application, interview: ModelInterview) {
    interview.cancelled = true;
    interview.sequence += 1;
    this.mail('organization', application, 'interview-notice');
  }

  private callOff(application: Application, interview: ModelInterview) {
    application.history.push('Viewed');
    this.endInterview(application, interview);
    interview.listed = false;
    this.tell('student', application, 'interview-cancelled');
    this.mail('student', application, 'interview-cancelled');
  }

  private apply(slot: Slot): number {
    const { organization } = slot;
    const isOpen = this.model.verified[organization] && !this.model.deleted[organization];
    if (!isOpen || this.applicationIn(slot)) return 409;
    const application: Application = { history: ['Applied'], interview: null, slot };
    this.model.applications[nameOf(slot)] = application;
    this.tell('organization', application, 'application-received');
    this.mail('student', application, 'application-received');
    return 201;
  }

  private schedule(application: Application, offer: number) {
    const before = application.interview;
    const isInvited = statusOf(application) === 'Interview';
    if (isInvited && before?.offer === offer) return;
    if (!isInvited) application.history.push('Interview');
    application.interview = {
      ...{ offer, past: 0, chosen: null, cancelled: false, listed: true },
      sequence: before ? before.sequence + 1 : 0,
    };
    this.tell('student', application, 'interview-invitation');
    this.mail('student', application, 'interview-invitation');
    this.mail('organization', application, 'interview-notice');
  }

  private finish(application: Application, name: 'accept' | 'reject' | 'withdraw') {
    const [, to] = decided[name] ?? [[], 'Open'];
    const word = { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' }[name];
    application.history.push(to);
    const { interview } = application;
    if (name === 'accept' && interview) interview.listed = false;
    if (name !== 'accept' && interview && isComing(interview)) {
      this.endInterview(application, interview);
    }
    this.tell(name === 'withdraw' ? 'organization' : 'student', application, `application-${word}`);
    this.mail('student', application, `application-${word}`);
  }

  private choose(application: Application, date: OfferedDate): number {
    const { interview } = application;
    if (!interview) return 404;
    if (statusOf(application) !== 'Interview') return 409;
    if (interview.chosen === date) return 200;
    if (interview.chosen !== null || isHeld(interview)) return 409;
    interview.chosen = date;
    interview.sequence += 1;
    this.tell('organization', application, 'interview-date-chosen');
    this.mail('student', application, 'interview-confirmed');
    this.mail('organization', application, 'interview-notice');
    return 200;
  }

  private move(command: Extract<Command, { by: unknown }>, application: Application): number {
    const { name } = command;
    if (name === 'choose') return this.choose(application, command.date);
    if (name === 'cancel' && !application.interview) return 404;
    const status = statusOf(application);
    const { interview } = application;
    const isOver = status === 'Interview' && interview !== null && isHeld(interview);
    const from = decided[name]?.[0] ?? [];
    if (!from.includes(status) && !(name === 'accept' && isOver)) {
      return repeats[name]?.includes(status) ? 200 : 409;
    }
    if (name === 'schedule') this.schedule(application, command.offer);
    else if (name === 'cancel' && interview) this.callOff(application, interview);
    else if (name === 'open') {
      application.history.push('Viewed');
      this.tell('student', application, 'application-viewed');
    } else if (name === 'accept' || name === 'reject' || name === 'withdraw') {
      this.finish(application, name);
    }
    return 200;
  }

  private deleteJob(organization: Number2): number {
    if (this.model.deleted[organization]) return 200;
    this.model.deleted[organization] = true;
    for (const student of [0, 1] as const) {
      const application = this.applicationIn({ student, organization });
      const interview = application?.interview;
      if (!application || !interview || !isComing(interview)) continue;
      if (statusOf(application) === 'Interview') this.callOff(application, interview);
    }
    return 200;
  }

  private decide(name: 'verify' | 'refuse', organization: Number2): number {
    const verified = name === 'verify';
    if (this.model.verified[organization] !== verified) {
      this.model.verified[organization] = verified;
      const event = `organization ${organization} organization-${verified ? 'approved' : 'refused'}`;
      this.model.told.push(event);
      this.model.mailed.push(event);
    }
    return 200;
  }

  give(command: Command): number {
    if ('organization' in command) {
      return this.decide(command.name, command.organization);
    }
    if (command.name === 'apply') return this.apply(command.slot);
    const giver = giverOf(command);
    if (giver.role === 'organization' && !this.model.verified[giver.at]) return 403;
    if (command.by !== 'rightful') return 404;
    if (command.name === 'delete') return this.deleteJob(command.slot.organization);
    const application = this.applicationIn(command.slot);
    return application ? this.move(command, application) : 404;
  }
}

/** @returns what each command must answer when given in this order; the model stands after them. */
export function play(model: Model, commands: Command[]): number[] {
  const game = new Play(model);
  return commands.map((command) => game.give(command));
}

/** The days pass until the next of an interview's dates is over, if it stands. */
export function pass(model: Model, slot: Slot): void {
  const interview = model.applications[nameOf(slot)]?.interview;
  if (!interview || interview.cancelled || interview.past === offeredDates.length) return;
  interview.offer = null;
  interview.past += 1;
}

const inOrder = (interview: ModelInterview | null) =>
  interview && {
    offer: interview.offer,
    past: interview.past,
    chosen: interview.chosen,
    cancelled: interview.cancelled,
    listed: interview.listed,
    sequence: interview.sequence,
  };

/** A model with everything in one order, so that two that are the same read the same. */
export const normal = ({ verified, deleted, applications, told, mailed }: Model) => ({
  verified,
  deleted,
  applications: Object.fromEntries(
    Object.entries(applications)
      .map(
        ([name, { history, interview }]) =>
          [name, { history, interview: inOrder(interview) }] as const,
      )
      .sort(([one], [other]) => one.localeCompare(other)),
  ),
  told: [...told].sort(),
  mailed: [...mailed].sort(),
});
