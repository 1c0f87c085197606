import { prescriptionStatus, rowStatus, type PrescriptionStatus, type RowStatus } from '../row/row.ts'

/** Everything that may happen to a prescription (states 2.1). */
export type PrescriptionEvent =
  | 'update'
  | 'change-dates'
  | 'soft-update'
  | 'update-dispense'
  | 'confirm'
  | 'start-date-reached'
  | 'delete'
  | 'time-to-renew'
  | 'no-longer-time-to-renew'
  | 'withdraw'
  | 'end-date-passed'
  | 'successor-started'
  | 'draw-given-back'
  | 'renew-from-today'
  | 'renew-from-end'
  | 'close'
  | 'close-row'
  | 'create-addition'
  | 'request-renewal'

/** It leaves no row behind. */
export type Removed = 'removed'

type Table<Status extends number, Event extends string> = Readonly<
  Record<Status, Partial<Readonly<Record<Event, readonly (Status | Removed)[]>>>>
>

const { preliminary, active, finished, renew, closed } = prescriptionStatus

/** From a status, by an event, to one of these statuses; which one of several is decided by the rule of the event. */
export const prescriptionTransitions: Table<PrescriptionStatus, PrescriptionEvent> = {
  [preliminary]: {
    update: [preliminary],
    'change-dates': [preliminary],
    confirm: [active],
    'start-date-reached': [active],
    delete: ['removed'],
    close: [closed],
  },
  [active]: {
    update: [active],
    'change-dates': [active],
    'soft-update': [active],
    'update-dispense': [active],
    'time-to-renew': [renew],
    withdraw: [active, finished],
    'end-date-passed': [finished],
    'successor-started': [closed, finished],
    'renew-from-today': [closed, active],
    'renew-from-end': [active],
    close: [closed],
    'close-row': [active, closed],
    'create-addition': [active],
    'request-renewal': [active, renew],
  },
  [renew]: {
    update: [renew, active],
    'change-dates': [renew, active],
    'soft-update': [renew],
    'update-dispense': [renew],
    'no-longer-time-to-renew': [active],
    withdraw: [renew, finished],
    'end-date-passed': [finished],
    'successor-started': [closed, finished],
    'renew-from-today': [closed, renew],
    'renew-from-end': [active],
    close: [closed],
    'close-row': [renew, closed],
    'create-addition': [renew],
    'request-renewal': [renew],
  },
  [finished]: {
    'draw-given-back': [active],
    'successor-started': [closed, finished],
    'renew-from-today': [closed, finished],
    'request-renewal': [finished],
  },
  [closed]: {},
}

/** What happens to a row. */
export type RowEvent =
  | 'prescription-activated'
  | 'taken-out'
  | 'withdraw'
  | 'addition-ended'
  | 'addition-created'
  | 'draw-given-back'
  | 'quantities-raised'
  | 'close'

/** States 2.1b. A closed row is never opened again: a new need becomes a new row. */
export const rowTransitions: Table<RowStatus, RowEvent> = {
  [rowStatus.preliminary]: {
    'prescription-activated': [rowStatus.active],
    'taken-out': ['removed'],
    close: [rowStatus.closed],
  },
  [rowStatus.active]: {
    withdraw: [rowStatus.active, rowStatus['used-up']],
    'addition-created': [rowStatus.active],
    'addition-ended': [rowStatus.active, rowStatus['used-up']],
    'draw-given-back': [rowStatus.active],
    'quantities-raised': [rowStatus.active],
    close: [rowStatus.closed],
  },
  [rowStatus['used-up']]: {
    'draw-given-back': [rowStatus.active, rowStatus['used-up']],
    'addition-created': [rowStatus.active, rowStatus['used-up']],
    'addition-ended': [rowStatus['used-up']],
    'quantities-raised': [rowStatus.active, rowStatus['used-up']],
    close: [rowStatus.closed],
  },
  [rowStatus.closed]: {},
}

/** Whether the status allows the event at all; refused as IPS001006 where it does not. */
export function mayPrescription(status: PrescriptionStatus, event: PrescriptionEvent): boolean {
  return event in prescriptionTransitions[status]
}

/** Whether the status of a row allows the event at all. */
export function mayRow(status: RowStatus, event: RowEvent): boolean {
  return event in rowTransitions[status]
}
