import type { LoggedView } from '@omsorg/contract/access-log/entry/logged-view.ts'
import { type MarketCode, marketOf } from '@omsorg/domain/market.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { excelSheets } from '../../../platform/sheets/write-sheets.ts'

/** The rows of a search, by the words of the screen. */
export async function accessLogSheet(
  views: readonly LoggedView[],
  t: AllTexts,
  market: MarketCode,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, kinds, gone, noPerson, hidden, anonymized, number, sheet } = t.accessLog
  const zone = marketOf(market).timeZone
  const heads = [
    columns.time,
    columns.who,
    columns.what,
    sheet.reason,
    columns.person,
    number,
    columns.place,
    sheet.client,
  ]
  const rows = views.map(({ at, by, kind, reason, person, carePlaceName, clientName }) => [
    // As it sorts, in the time of the reader.
    Temporal.Instant.from(at)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' })
      .replace('T', ' '),
    by === null ? '' : by.onBehalfOf === null ? by.name : t.common.onBehalf({ name: by.name, user: by.onBehalfOf }),
    kind ? kinds[kind] : gone,
    reason ?? '',
    person === null ? noPerson : person.isProtected ? hidden : (person.name ?? anonymized),
    person?.identityNumber ?? '',
    carePlaceName ?? '',
    clientName ?? '',
  ])
  return excelSheets([{ name: t.screens.accessLog, lines: [heads, ...rows] }])
}
