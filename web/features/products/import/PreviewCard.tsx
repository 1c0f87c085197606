import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { applyImport } from '@omsorg/contract/products/import/apply-import.ts'
import { listImports } from '@omsorg/contract/products/import/list-imports.ts'
import type { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './ImportPage.module.css'

type Preview = AnswerOf<typeof previewImport>

/** What a file would change: counts, faults by row, and the fields of each item; then apply it, or leave it. */
export function PreviewCard({ preview, onDone }: { preview: Preview; onDone: () => void }) {
  const { imports: t } = useAllTexts()
  const [asks, setAsks] = useState(false)
  const apply = useAction(applyImport, { outdates: [listImports] })
  const reason = preview.errorCount > 0 ? t.mendFirst : preview.rowsTotal === 0 ? t.nothingToApply : undefined

  async function send(): Promise<void> {
    setAsks(false)
    const result = await apply.run({ params: { importId: preview.importId } })
    if (result?.ok) onDone()
  }

  return (
    <Card title={t.previewTitle({ file: preview.fileName })} note={t.kinds[preview.kind]} padded>
      <ul className={css.counts}>
        {(['added', 'changed', 'removed', 'unchanged'] as const).map((each) => (
          <li key={each}>
            <b>{preview[each]}</b> {t.counts[each]}
          </li>
        ))}
      </ul>
      {preview.errorCount > 0 && (
        <Notice tone="error" spoken title={t.faultsFound({ count: preview.errorCount })}>
          {t.faultsHelp}
        </Notice>
      )}
      {preview.errors.length > 0 && (
        <div className={css.section}>
          <DataTable
            caption={t.faults}
            rows={preview.errors.map((error, index) => ({ ...error, index }))}
            rowKey={({ index }) => index}
            columns={[
              { key: 'row', head: t.row, cell: ({ row }) => row, right: true, width: '90px' },
              { key: 'field', head: t.field, cell: ({ field }) => field, card: 'title' },
              { key: 'fault', head: t.fault, cell: ({ code }) => t.faultCodes[code] },
            ]}
          />
        </div>
      )}
      {preview.changes.length > 0 && (
        <div className={css.section}>
          <DataTable
            caption={t.changes}
            rows={preview.changes.map((change, index) => ({ ...change, index }))}
            rowKey={({ index }) => index}
            columns={[
              {
                key: 'item',
                head: t.item,
                cell: ({ itemNumber, name }) => `${itemNumber} ${name ?? ''}`,
                card: 'title',
              },
              { key: 'change', head: t.change, cell: ({ change }) => t.changeWords[change], width: '140px' },
              {
                key: 'fields',
                head: t.what,
                cell: ({ fields }) => (
                  <ul className={css.fields}>
                    {fields.map(({ field, before, after }) => (
                      <li key={field}>
                        {field}: {before !== null && <del>{before}</del>} <ins>{after}</ins>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </div>
      )}
      <div className={`${css.actions} ${css.section}`}>
        <Button onClick={onDone}>{t.anotherFile}</Button>
        <Button
          variant="primary"
          icon={<IconCheck />}
          reason={reason}
          busy={apply.busy}
          onClick={() => (preview.removed > 0 ? setAsks(true) : void send())}
        >
          {t.apply({ count: preview.rowsTotal })}
        </Button>
      </div>
      {asks && (
        <ActionDialog
          danger
          title={t.removeQuestion({ count: preview.removed })}
          action={t.removeAnyway}
          onAction={send}
          onClose={() => setAsks(false)}
        >
          {preview.kind === 'products' ? t.removeProducts : t.removeOffers}
        </ActionDialog>
      )}
    </Card>
  )
}
