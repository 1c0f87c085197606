import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { applyOrganisationImport } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Segments } from '../../../ui/fields/Segments.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ImportRows } from './ImportRows.tsx'

export type Import = AnswerOf<typeof readOrganisationImport>['import']
type Change = AnswerOf<typeof readOrganisationImport>['entities'][number]['change']

const pageSize = 25
const whileApplying = 1_000
const tones = { error: 'now', added: 'fresh', changed: 'soon', unchanged: 'quiet' } as const

interface ImportPreviewProps {
  readonly importId: number
  readonly onAnother: () => void
  readonly onApplied: () => void
}

/** What a file would change, row by row and those with errors first; how far it is; what came of it. */
export function ImportPreview({ importId, onAnother, onApplied }: ImportPreviewProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationImport
  const [change, setChange] = useState<Change | null>(null)
  const [page, setPage] = useState(1)
  const [asks, setAsks] = useState(false)
  const [welcome, setWelcome] = useState(true)
  const apply = useAction(applyOrganisationImport, {
    outdates: [readOrganisationImport, listOrganisationImports, readClient, listChanges],
    resolves: ['stale'],
  })
  const answer = useAnswer(
    readOrganisationImport,
    { params: { importId }, query: { page, pageSize, ...(change && { change }) } },
    {
      keepFormer: true,
      again: (found) => (apply.busy || found?.import.state === 'applying' ? whileApplying : false),
    },
  )
  const { data } = answer
  if (!data) {
    return (
      <Card title={words.title} padded>
        <InsteadOfAnswer answer={answer} rows={6} />
      </Card>
    )
  }
  const { import: found, entities, totalCount } = data
  const isApplying = apply.busy || found.state === 'applying'
  const mayApply = found.state === 'previewed' && found.errorCount === 0 && found.rowsTotal > 0
  const counts = { error: found.errorCount, added: found.added, changed: found.changed, unchanged: found.unchanged }
  return (
    <Card title={found.fileName} note={words.kinds[found.kind]} padded="stack">
      <Standing found={found} isApplying={isApplying} />
      <Segments
        label={words.onlyThese}
        shownWord={words.onlyThese}
        segments={(['error', 'added', 'changed', 'unchanged'] as const).map((key) => ({
          key,
          count: f.number(counts[key]),
          word: words.changes[key],
          tone: tones[key],
          on: change === key,
        }))}
        onToggle={(key) => {
          setChange(change === key ? null : key)
          setPage(1)
        }}
      />
      <ImportRows rows={entities} />
      {totalCount > pageSize && (
        <Pager words={t.common.table} total={totalCount} pageSize={pageSize} page={page} onPage={setPage} />
      )}
      <div className="o-row-8">
        {mayApply && (
          <Button variant="primary" busy={isApplying} onClick={() => setAsks(true)}>
            {words.apply({ count: found.rowsTotal })}
          </Button>
        )}
        <Button reason={isApplying ? words.leave : undefined} onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      {asks && (
        <ActionDialog
          title={words.ask({ count: found.rowsTotal, client: found.clientName })}
          action={words.apply({ count: found.rowsTotal })}
          onAction={() => {
            setAsks(false)
            void apply.run({ params: { importId }, input: { welcome } }).then((result) => result?.ok && onApplied())
          }}
          onClose={() => setAsks(false)}
        >
          <p>{words.askBody}</p>
          {found.kind === 'users' && found.added > 0 && (
            <CheckboxField
              label={words.welcome}
              checked={welcome}
              onChange={({ target }) => setWelcome(target.checked)}
            />
          )}
        </ActionDialog>
      )}
    </Card>
  )
}

/** Where an import stands, in one sentence. */
function Standing({ found, isApplying }: { readonly found: Import; readonly isApplying: boolean }) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationImport
  const { state, errorCount, rowsTotal, rowsDone } = found
  if (state === 'applied') {
    return (
      <Notice tone="fresh" spoken title={words.doneTitle({ count: rowsTotal })}>
        {words.doneBody}
      </Notice>
    )
  }
  if (isApplying) {
    const told = words.progress({ done: f.number(rowsDone), of: f.number(rowsTotal) })
    return (
      <div>
        <ProgressBar label={told} done={rowsDone} of={rowsTotal} />
        <p className="o-second">
          {told} {words.leave}
        </p>
      </div>
    )
  }
  if (state === 'stale' || state === 'failed') {
    return (
      <Notice tone="error" spoken title={state === 'stale' ? words.staleTitle : words.failedTitle}>
        {state === 'stale' ? words.staleBody : words.failedBody}
      </Notice>
    )
  }
  if (errorCount > 0) {
    return (
      <Notice tone="error" spoken title={words.errorsTitle({ count: errorCount })}>
        {words.errorsBody}
      </Notice>
    )
  }
  return (
    <Notice tone="quiet" title={rowsTotal > 0 ? words.readyTitle : words.nothing}>
      {rowsTotal > 0 ? words.lead : words.nothingBody}
    </Notice>
  )
}
