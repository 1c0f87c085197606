import { largestFile } from '@omsorg/contract/fields.ts'
import { exportOrganisation } from '@omsorg/contract/organisation-import/batch/export-organisation.ts'
import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { previewOrganisation } from '@omsorg/contract/organisation-import/batch/preview-organisation.ts'
import { columnsOf, type ImportKind, importKinds } from '@omsorg/domain/organisation-import/batch/columns.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { FocusedTitle } from './FocusedTitle.tsx'

interface Values {
  readonly kind: ImportKind
  readonly file: File | null
}

interface ImportFileProps {
  /** A file was looked at before: the form has come back in its place. */
  readonly takesFocus: boolean
  readonly clientId: string
  readonly onPreview: (importId: number) => void
}

/** Chooses what a file holds and the file itself, or gets one to fill in. Nothing is changed by looking at it. */
export function ImportFile({ clientId, takesFocus, onPreview }: ImportFileProps) {
  const { organisationImport: words, validation, common } = useAllTexts()
  const initial: Values = { kind: 'care-units', file: null }
  const form = useForm(previewOrganisation, {
    id: 'organisation-import',
    initial,
    outdates: [listOrganisationImports],
    toSend: ({ kind, file }) => ({ input: { clientId, kind, file: file ?? new File([], '') } }),
    rules: ({ file }) =>
      [{ at: 'file', text: fileError(file) }].filter((each): each is FieldError => each.text !== null),
  })
  const exporting = useAction(exportOrganisation)
  const { fill } = form
  const { kind, file } = form.values

  function fileError(given: File | null): string | null {
    if (!given) return validation.required
    if (given.size > largestFile) return validation.fileTooLarge({ max: String(largestFile / 1024 / 1024) })
    return /\.(csv|xlsx|txt)$/i.test(given.name) ? null : validation.fileType({ types: 'csv, xlsx' })
  }
  async function check(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onPreview(result.value.importId)
  }
  async function get(format: 'xlsx' | 'csv', template: 'true' | 'false'): Promise<void> {
    const result = await exporting.run({ query: { clientId, kind, format, template } })
    const ending = kind === 'workbook' ? 'xlsx' : format
    if (result?.ok) saveFile(result.value as Blob, `${words.kinds[kind]}.${ending}`)
  }

  const columns =
    kind === 'workbook' ? words.workbookHelp : columnsOf[kind].all.map((field) => words.columns[field]).join(', ')
  return (
    <Card title={<FocusedTitle takesFocus={takesFocus}>{words.title}</FocusedTitle>} padded="stack">
      <p className="o-second">{words.lead}</p>
      <Form className="o-stack" onSend={check}>
        <RadioGroup
          legend={words.what}
          name="kind"
          inline
          value={kind}
          onChange={(next) => fill({ kind: next })}
          options={importKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        {kind !== 'workbook' && <p className="o-second">{words.order}</p>}
        <FileField
          label={words.file}
          required={common.states.required}
          help={`${words.help} ${columns}`}
          invitation={words.drop}
          accept=".csv,.xlsx,.txt"
          file={file}
          onFile={(given) => fill({ file: given })}
          id={form.idOf('file')}
          error={form.errorOf('file')}
        />
        <div className="o-row-8">
          <Button type="submit" variant="primary" icon={<IconFileSearch />} busy={form.busy}>
            {form.busy ? words.checking : words.look}
          </Button>
          <Button icon={<IconDownload />} busy={exporting.busy} onClick={() => void get('xlsx', 'true')}>
            {words.template}
          </Button>
          <Button icon={<IconDownload />} busy={exporting.busy} onClick={() => void get('xlsx', 'false')}>
            {words.export}
          </Button>
          {kind !== 'workbook' && (
            <Button variant="text" busy={exporting.busy} onClick={() => void get('csv', 'false')}>
              {words.exportCsv}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
