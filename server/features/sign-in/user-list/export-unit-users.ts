import { exportUnitUsers as contract } from '@omsorg/contract/sign-in/user-list/export-unit-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { handle } from '../../../platform/handle.ts'
import { excel } from '../../../platform/sheets/write-sheets.ts'
import { readUnitUsers } from './unit-users.sql.ts'
import { unitUsersSheet } from './unit-users-sheet.ts'

export const exportUnitUsers = handle(contract, async ({ actor, language, today, tx }) => {
  const t = await loadAllTexts(language)
  const sheet = await unitUsersSheet(await readUnitUsers(tx, actor.userId), t, actor.market)
  return agree(new File([sheet], `${t.unitUsers.file} ${today.toString()}.xlsx`, { type: excel }))
})
