import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { mendImportRow } from '@omsorg/contract/organisation-import/batch/mend-import-row.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import type { Import } from './ImportPreview.tsx'
import { MendDialog } from './MendDialog.tsx'
import { columnNamed, errorText } from './row-words.ts'

export type ImportRow = AnswerOf<typeof readOrganisationImport>['entities'][number]

const tones = { error: 'error', added: 'fresh', changed: 'soon', unchanged: 'quiet', 'left-out': 'quiet' } as const

interface ImportRowsProps {
  readonly found: Import
  readonly rows: readonly ImportRow[]
  /** It is not applied yet: rows are corrected, left out and taken in again. */
  readonly mayMend: boolean
}

/** The rows of a file, each with what is wrong with it or what was and what becomes. */
export function ImportRows({ found, rows, mayMend }: ImportRowsProps) {
  const words = useAllTexts().organisationImport
  const [mended, setMended] = useState<ImportRow | null>(null)
  const leaving = useAction(mendImportRow, { outdates: [readOrganisationImport, listOrganisationImports] })
  const { importId, rowVersion } = found
  const leave = ({ kind, row }: ImportRow, leaveOut: boolean) =>
    void leaving.run({ params: { importId }, input: { kind, row, leaveOut, rowVersion } })
  const columns: readonly Column<ImportRow>[] = [
    found.kind === 'workbook'
      ? { key: 'row', head: words.row, cell: ({ kind, row }) => words.rowOf({ sheet: words.kinds[kind], row }) }
      : { key: 'row', head: words.row, right: true, width: '70px', cell: ({ row }) => row },
    {
      key: 'happens',
      head: words.happens,
      card: 'status',
      width: '140px',
      cell: ({ change }) => <Badge tone={tones[change]}>{words.changes[change]}</Badge>,
    },
    { key: 'name', head: words.nameHead, card: 'title', cell: ({ name }) => <b>{name}</b> },
    { key: 'within', head: words.within, cell: ({ within }) => within },
    {
      key: 'what',
      head: words.whatHead,
      cell: (row) => (row.errors.length > 0 || row.change === 'changed' ? <What row={row} /> : null),
    },
    ...(mayMend
      ? [
          {
            key: 'do',
            head: words.mend,
            headHidden: true,
            right: true,
            card: 'action' as const,
            cell: (row: ImportRow) => (
              <span className="o-row-8">
                {row.change === 'unchanged' ? null : row.change === 'left-out' ? (
                  <Button
                    size="small"
                    variant="text"
                    busy={leaving.busy}
                    aria-label={words.takeInRow(row)}
                    onClick={() => leave(row, false)}
                  >
                    {words.takeIn}
                  </Button>
                ) : (
                  <>
                    <Button
                      size="small"
                      {...(row.change === 'error' ? {} : { variant: 'text' })}
                      aria-label={words.mendRow(row)}
                      onClick={() => setMended(row)}
                    >
                      {words.mend}
                    </Button>
                    <Button
                      size="small"
                      variant="text"
                      busy={leaving.busy}
                      aria-label={words.leaveOutRow(row)}
                      onClick={() => leave(row, true)}
                    >
                      {words.leaveOut}
                    </Button>
                  </>
                )}
              </span>
            ),
          } satisfies Column<ImportRow>,
        ]
      : []),
  ]
  return (
    <>
      <DataTable
        caption={words.whatHead}
        rows={rows}
        rowKey={({ kind, row }) => `${kind} ${row}`}
        instead={rows.length === 0 ? <Empty title={words.rowsNone} /> : undefined}
        columns={columns}
      />
      {mended && <MendDialog {...{ importId, rowVersion }} row={mended} onClose={() => setMended(null)} />}
    </>
  )
}

/** What is wrong with a row, or what was and what becomes. */
function What({ row: { errors, change, fields } }: { readonly row: ImportRow }) {
  const words = useAllTexts().organisationImport
  return (
    <div>
      {errors.map((error, at) => (
        <div key={at}>
          <b>{errorText(error, words)}</b>
        </div>
      ))}
      {change === 'changed' &&
        fields.map(({ field, before, after }) => (
          <div key={field}>
            {columnNamed(field, words)}: {before !== null && <s>{before}</s>} → <b>{after}</b>
          </div>
        ))}
    </div>
  )
}
