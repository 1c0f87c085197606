import { type MarketCode, todayIn } from '@omsorg/domain/market.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { excelSheets, type SheetCell } from '../../../platform/sheets/write-sheets.ts'
import type { ExportedUser } from './unit-users.sql.ts'

/** The sheet of the users, by the words of the screens that show the same. The last sign-in is a day of the market. */
export async function unitUsersSheet(
  users: readonly ExportedUser[],
  t: AllTexts,
  market: MarketCode,
): Promise<Uint8Array<ArrayBuffer>> {
  const { fields, statuses, overview } = t.organisationUsers
  const { title, places } = t.unitUsers
  const names = t.roles.names
  const heads = [
    fields.firstName,
    fields.lastName,
    fields.userName,
    fields.email,
    fields.status,
    t.organisation.overview.careUnits,
    places,
    t.roles.title,
    overview.lastSignIn,
  ]
  const rows = users.map((user): SheetCell[] => [
    user.firstName,
    user.lastName,
    user.userName,
    user.email ?? '',
    statuses[user.status],
    user.units.join('; '),
    user.places.join('; '),
    user.roles.map((code) => names[code]).join('; '),
    user.lastSignInAt === null ? '' : todayIn(market, Temporal.Instant.from(user.lastSignInAt)),
  ])
  return excelSheets([{ name: title, lines: [heads, ...rows] }])
}
