import {
  investigationAnswers,
  type InvestigationAnswers,
} from '@omsorg/contract/investigations/leakage/incontinence-fields.ts'
import type { InvestigationRow } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import {
  investigationStatus,
  statusOn,
  type InvestigationStatus,
} from '@omsorg/domain/investigations/investigation/investigation.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { InvestigationRecord } from './investigations.sql.ts'

export function statusShown(
  record: Pick<InvestigationRecord, 'status' | 'valid_to'>,
  today: Temporal.PlainDate,
): InvestigationStatus {
  return statusOn({ status: wordOf(investigationStatus, record.status), validTo: record.valid_to }, today)
}

/** What both a list and the page show of an investigation. */
export function headOf(record: InvestigationRecord, today: Temporal.PlainDate): Omit<InvestigationRow, 'dailyTotal'> {
  return {
    investigationId: record.id,
    therapyArea: record.therapy_area,
    status: statusShown(record, today),
    validFrom: record.valid_from,
    validTo: record.valid_to,
    createdBy: record.created_by_name,
    createdOn: record.created_at,
    updatedBy: record.updated_by_name,
    updatedOn: record.updated_at,
  }
}

/** Empty for those that an older version kept in another shape. */
export function answersOf({ answers }: Pick<InvestigationRecord, 'answers'>): InvestigationAnswers {
  return investigationAnswers.safeParse(answers).data ?? investigationAnswers.parse({})
}

/** Whether the caller writes investigations of a person, and why not. */
export function writing(actor: Pick<Actor, 'application' | 'may'>, isActive: boolean) {
  if (actor.application !== 'GUIDE' || !actor.may('InvestigationWrite'))
    return { allowed: false, reason: 'not-investigator' } as const
  return isActive ? { allowed: true, reason: null } : ({ allowed: false, reason: 'person-inactive' } as const)
}
