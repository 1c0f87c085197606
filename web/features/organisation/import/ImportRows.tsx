import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import type { SheetField } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'

type Row = AnswerOf<typeof readOrganisationImport>['entities'][number]

const tones = { error: 'error', added: 'fresh', changed: 'soon', unchanged: 'quiet' } as const

/** The rows of a file, each with what is wrong with it or what was and what becomes. */
export function ImportRows({ rows }: { readonly rows: readonly Row[] }) {
  const words = useAllTexts().organisationImport
  return (
    <DataTable
      caption={words.whatHead}
      rows={rows}
      rowKey={({ row }) => row}
      instead={rows.length === 0 ? <Empty title={words.rowsNone} /> : undefined}
      columns={[
        { key: 'row', head: words.row, right: true, width: '70px', cell: ({ row }) => row },
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
      ]}
    />
  )
}

/** What is wrong with a row, or what was and what becomes. */
function What({ row: { errors, change, fields } }: { readonly row: Row }) {
  const { columns, reasons } = useAllTexts().organisationImport
  const labelOf = (field: string | null) => (field === null ? '' : columns[field as SheetField])
  const errorText = ({ field, reason, written }: Row['errors'][number]): string => {
    const said = reasons[reason]
    return typeof said === 'string' ? said : said({ field: labelOf(field), written: written ?? '' })
  }
  return (
    <div>
      {errors.map((error, at) => (
        <div key={at}>
          <b>{errorText(error)}</b>
        </div>
      ))}
      {change === 'changed' &&
        fields.map(({ field, before, after }) => (
          <div key={field}>
            {labelOf(field)}: {before !== null && <s>{before}</s>} → <b>{after}</b>
          </div>
        ))}
    </div>
  )
}
