import type { AllTexts } from '@omsorg/texts/shape.ts'
import { excelSheets } from '../../../platform/sheets/write-sheets.ts'
import type { ExportedUser } from './unit-users.sql.ts'

/** The sheet of the users, by the words of the list on the screen. */
export async function unitUsersSheet(users: readonly ExportedUser[], t: AllTexts): Promise<Uint8Array<ArrayBuffer>> {
  const { fields, statuses } = t.organisationUsers
  const { title, places } = t.unitUsers
  const names = t.roles.names
  const heads = [
    fields.firstName,
    fields.lastName,
    fields.userName,
    fields.email,
    fields.phone,
    fields.status,
    places,
    t.roles.title,
  ]
  const rows = users.map((user) => [
    user.firstName,
    user.lastName,
    user.userName,
    user.email ?? '',
    user.phone ?? '',
    statuses[user.status],
    user.places.join('; '),
    user.roles.map((code) => names[code]).join('; '),
  ])
  return excelSheets([{ name: title, lines: [heads, ...rows] }])
}
