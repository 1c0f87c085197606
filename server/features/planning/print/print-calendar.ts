import { printCalendar as contract } from '@omsorg/contract/planning/print/print-calendar.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { isLookedAt, shownDaysOf } from '@omsorg/domain/planning/entry/shown-days.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { authorName } from '@omsorg/texts/author-name.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { planSheet } from '@omsorg/texts/papers/plan-sheet.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { readPersonOnPaper } from '../../care-recipients/index.ts'
import { drawPaper, readPrinter } from '../../orders/index.ts'
import { readCalendar } from '../entry/get-calendar.ts'

/** Whom it shows is logged where the plan is read; it is drawn when no connection is held any more. */
export const printCalendar = handleInSteps(contract, async ({ params, actor, now, today, language, transaction }) => {
  const { careRecipientId, span } = params
  const at = Temporal.PlainDate.from(params.date)
  if (!isLookedAt(at, today)) return notFound()
  const days = shownDaysOf(span, at)
  const range = { from: days[0] ?? at, to: days.at(-1) ?? at }
  const read = await transaction(async (tx) => {
    const [calendar, person, printer] = await Promise.all([
      readCalendar(tx, actor, { careRecipientId, range, today }),
      readPersonOnPaper(tx, careRecipientId, actor.carePlaceId),
      readPrinter(tx, actor),
    ])
    if (calendar.ok)
      await logView(tx, actor, {
        action: contract.name,
        careRecipientIds: [careRecipientId],
        criterionHash: null,
        reason: null,
      })
    return { calendar, person, printer }
  })
  const { calendar, person, printer } = read
  if (!calendar.ok && calendar.refusal === 'planning-off') return { ...calendar, refusal: calendar.refusal }
  if (!calendar.ok || !person) return notFound()
  const t = await loadAllTexts(language)
  const f = formatsFor({ locale: cultureOf(language), market: actor.market })
  const sheet = planSheet(
    {
      planned: calendar.value,
      span,
      at,
      name: person.protected_kind === null ? `${person.first_name} ${person.last_name}`.trim() : null,
      clientName: person.client_name,
      placeName: person.care_place_name,
    },
    { t, f, by: authorName(printer, t), now: now.toString() },
  )
  return agree(new File([await drawPaper(sheet)], `${sheet.title}.pdf`, { type: 'application/pdf' }))
})
