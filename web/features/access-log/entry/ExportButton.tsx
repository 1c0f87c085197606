import { exportAccessLog, mostExported } from '@omsorg/contract/access-log/entry/export-access-log.ts'
import type { searchAccessLog } from '@omsorg/contract/access-log/entry/search-access-log.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface ExportButtonProps {
  readonly question: CallOf<typeof searchAccessLog>
  readonly found: number
}

/** All rows of a search as an Excel file, which is a reading of the log in its turn. */
export function ExportButton({ question, found }: ExportButtonProps) {
  const { sheet } = useAllTexts().accessLog
  const [, f] = useTextsAndFormat()
  const action = useAction(exportAccessLog)

  async function get(): Promise<void> {
    const { page: _page, pageSize: _pageSize, ...input } = question.input
    const result = await action.run({ input })
    if (!result?.ok) return
    const { content, fileName } = result.value
    saveFile(new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], { type: excel }), fileName)
  }

  return (
    <Button
      size="compact"
      icon={<IconDownload />}
      busy={action.busy}
      reason={found > mostExported ? sheet.most({ count: f.number(mostExported) }) : undefined}
      onClick={() => void get()}
    >
      {sheet.get}
    </Button>
  )
}
