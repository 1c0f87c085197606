import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { mendImportRow } from '@omsorg/contract/organisation-import/batch/mend-import-row.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { columnsOf, type SheetField } from '@omsorg/domain/organisation-import/batch/columns.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { ImportRow } from './ImportRows.tsx'
import { errorText } from './row-words.ts'

interface MendDialogProps {
  readonly importId: number
  readonly rowVersion: number
  readonly row: ImportRow
  readonly onClose: () => void
}

/** The cells of one row of a file, each with what is wrong with it until it is typed anew. */
export function MendDialog({ importId, rowVersion, row, onClose }: MendDialogProps) {
  const t = useAllTexts()
  const words = t.organisationImport
  const { kind, cells, errors } = row
  const all: readonly SheetField[] = columnsOf[kind].all
  const required: readonly SheetField[] = columnsOf[kind].required
  const form = useForm(mendImportRow, {
    id: 'import-row',
    initial: Object.fromEntries(all.map((field) => [field, cells[field] ?? ''])) as Record<SheetField, string>,
    toSend: (values) => ({
      params: { importId },
      input: {
        kind,
        row: row.row,
        cells: Object.fromEntries(
          all.flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : [])),
        ),
        rowVersion,
      },
    }),
    fieldAt: (path) => path.replace(/^cells\./, ''),
    resolves: ['stale', 'too-many-addresses'],
    outdates: [readOrganisationImport, listOrganisationImports],
  })
  const { values, notDone } = form
  const wrongAt = (field: SheetField): string | undefined => {
    const error = errors.find((each) => each.field === field)
    return error && values[field] === (cells[field] ?? '') ? errorText(error, words) : undefined
  }
  return (
    <FormDialog
      wide
      form={form}
      title={words.mendTitle({ row: row.row, sheet: words.kinds[kind] })}
      action={words.judge}
      onClose={onClose}
    >
      {notDone?.reason === 'stale' && (
        <StaleNotice title={words.mendedTitle} body={words.mendedBody} onReload={onClose} />
      )}
      {notDone?.reason === 'too-many-addresses' && (
        <Notice tone="error" spoken>
          {words.tooManyAddresses}
        </Notice>
      )}
      <p className="o-second">{words.mendLead}</p>
      {all.map((field) => {
        const plain = form.field(field)
        return (
          <TextField
            key={field}
            label={words.columns[field]}
            autoComplete="off"
            required={required.includes(field) ? t.common.states.required : undefined}
            {...plain}
            error={plain.error ?? wrongAt(field)}
          />
        )
      })}
    </FormDialog>
  )
}
