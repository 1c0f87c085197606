import { exportUnitUsers } from '@omsorg/contract/sign-in/user-list/export-unit-users.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './Reports.module.css'

/** The list of users, which has no period and comes at once (O-7-185). */
export function UsersCard() {
  const { reports, unitUsers } = useAllTexts()
  const action = useAction(exportUnitUsers, { done: unitUsers.exported })

  async function save(): Promise<void> {
    const result = await action.run({})
    if (result?.ok) saveFile(result.value as Blob, `${unitUsers.file}.xlsx`)
  }

  return (
    <Card label={reports.users.title}>
      <div className={css.report}>
        <p className={css.words}>
          <b>{reports.users.title}</b>
          <small>{reports.users.note}</small>
        </p>
        <Button
          variant="outlined"
          size="compact"
          icon={<IconDownload />}
          busy={action.busy}
          onClick={() => void save()}
        >
          {unitUsers.export}
        </Button>
      </div>
    </Card>
  )
}
