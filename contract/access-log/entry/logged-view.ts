import { judgements } from '@omsorg/domain/access-log/sample/judging.ts'
import { viewKinds } from '@omsorg/domain/access-log/entry/view-kind.ts'
import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import * as shown from '../../shown.ts'

export const viewKind = z.enum(viewKinds)

export const judgement = z.enum(judgements)

/** One view of one person, as the access log has it. */
export const loggedView = z
  .object({
    at: shown.instant,
    userId: shown.id,
    by: shownAuthor.nullable(),
    /** Null for a call that does not exist any more. */
    kind: viewKind.nullable(),
    /** Null where a search found nobody. */
    person: z
      .object({
        careRecipientId: shown.id,
        /** Null when the person is protected, or anonymized since. */
        name: z.string().nullable(),
        identityNumber: z.string().nullable(),
        isProtected: z.boolean(),
      })
      .nullable(),
    carePlaceName: z.string().nullable(),
    clientName: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'LoggedView' })

export type LoggedView = z.output<typeof loggedView>

export function personsOf(views: readonly Pick<LoggedView, 'person'>[]): number[] {
  return views.flatMap(({ person }) => person?.careRecipientId ?? [])
}
