import { readInvestigation as contract } from '@omsorg/contract/investigations/investigation/read-investigation.ts'
import { changeOf, investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { answersOf, headOf, statusShown, writing } from './investigation-views.ts'
import { readInvestigationRecord, readOthers } from './investigations.sql.ts'

export const readInvestigation = handle(contract, async ({ params, actor, today, tx }) => {
  const record = await readInvestigationRecord(tx, params.id)
  if (!record) return notFound()
  const { id, care_recipient_id: careRecipientId, therapy_area: therapyArea } = record
  const others = await readOthers(tx, { id, careRecipientId, therapyArea })
  const former = others.find(({ status }) => status === investigationStatus.active)
  const standing = {
    status: statusShown(record, today),
    anotherInProgress: others.some(({ status }) => status === investigationStatus['in-progress']),
    isComplete: true,
  }
  return agree({
    careRecipientId,
    ...headOf(record, today),
    answers: answersOf(record),
    next: wordsOf(investigationStatus).filter((to) => changeOf(standing, to).ok),
    replaces: former ? { investigationId: former.id, validFrom: former.valid_from } : null,
    can: { change: writing(actor, true) },
    rowVersion: record.row_version,
  })
})
