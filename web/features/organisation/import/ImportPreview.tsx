import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { applyOrganisationImport } from '@omsorg/contract/organisation-import/batch/apply-organisation-import.ts'
import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { readOrganisationImport } from '@omsorg/contract/organisation-import/batch/read-organisation-import.ts'
import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useState } from 'react'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { NoHits } from '../../../ui/feedback/NoHits.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Segments } from '../../../ui/fields/Segments.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { FocusedTitle } from './FocusedTitle.tsx'
import { ImportRows } from './ImportRows.tsx'

export type Import = AnswerOf<typeof readOrganisationImport>['import']
type Change = AnswerOf<typeof readOrganisationImport>['entities'][number]['change']

const changes = ['error', 'added', 'changed', 'unchanged', 'left-out'] as const
const pageSize = 25
const whileApplying = 1_000
const tones = { error: 'now', added: 'fresh', changed: 'soon', unchanged: 'quiet', 'left-out': 'quiet' } as const

interface ImportPreviewProps {
  readonly clientId: string
  readonly importId: number
  readonly takesFocus: boolean
  readonly onAnother: () => void
  readonly onApplied: () => void
}

/** What a file would change, row by row and those with errors first; how far it is; what came of it. */
export function ImportPreview({ clientId, importId, takesFocus, onAnother, onApplied }: ImportPreviewProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationImport
  const [change, setChange] = useState<Change | null>(null)
  const [page, setPage] = useState(1)
  const [asks, setAsks] = useState(false)
  const [welcome, setWelcome] = useState(true)
  const apply = useAction(applyOrganisationImport, {
    outdates: [readOrganisationImport, listOrganisationImports, readClient, listChanges],
    resolves: ['stale', 'mended'],
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
      <Card title={words.title} padded="stack">
        <InsteadOfAnswer answer={answer} rows={6} />
        {answer.error && (
          <div>
            <Button onClick={onAnother}>{words.another}</Button>
          </div>
        )}
      </Card>
    )
  }
  // An address that somebody has put together may name one of another client.
  if (data.import.clientId !== clientId) {
    return (
      <Card title={words.title} padded="stack">
        <NoHits title={t.organisation.missing.title}>{t.organisation.missing.body}</NoHits>
        <div>
          <Button onClick={onAnother}>{words.another}</Button>
        </div>
      </Card>
    )
  }
  const { import: found, entities, totalCount } = data
  const isApplying = apply.busy || found.state === 'applying'
  const mayApply = found.state === 'previewed' && found.errorCount === 0 && found.rowsTotal > 0
  const counts = {
    error: found.errorCount,
    added: found.added,
    changed: found.changed,
    unchanged: found.unchanged,
    'left-out': found.leftOut,
  }
  const shownChanges = changes.filter((key) => key !== 'left-out' || found.leftOut > 0)
  // What is wrong with the headings is not mended here.
  const isWhole = entities.some(({ row }) => row === 1)
  const isMended = apply.notDone?.reason === 'mended'
  return (
    <Card
      title={<FocusedTitle takesFocus={takesFocus}>{found.fileName}</FocusedTitle>}
      note={words.kinds[found.kind]}
      padded="stack"
    >
      {isMended && <StaleNotice title={words.mendedTitle} body={words.mendedBody} onReload={apply.reset} />}
      <Standing found={found} isApplying={isApplying} isWhole={isWhole} />
      <Segments
        label={words.onlyThese}
        shownWord={words.onlyThese}
        segments={shownChanges.map((key) => ({
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
      <ImportRows found={found} rows={entities} mayMend={found.state === 'previewed' && !isApplying && !isWhole} />
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
            void apply
              .run({ params: { importId }, input: { welcome, rowVersion: found.rowVersion } })
              .then((result) => result?.ok && onApplied())
          }}
          onClose={() => setAsks(false)}
        >
          <p>{words.askBody}</p>
          {found.leftOut > 0 && <p>{words.rest({ count: found.leftOut })}</p>}
          {(found.kind === 'users' || found.kind === 'workbook') && found.added > 0 && (
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

interface StandingProps {
  readonly found: Import
  readonly isApplying: boolean
  /** The file is wrong as a whole. */
  readonly isWhole: boolean
}

/** Where an import stands, in one sentence. */
function Standing({ found, isApplying, isWhole }: StandingProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationImport
  const { state, errorCount, rowsTotal, rowsDone, leftOut } = found
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
        {isWhole ? words.fileWrongBody : words.errorsBody}
      </Notice>
    )
  }
  return (
    <Notice tone="quiet" title={rowsTotal > 0 ? words.readyTitle : words.nothing}>
      {rowsTotal === 0 ? words.nothingBody : leftOut > 0 ? words.rest({ count: leftOut }) : words.lead}
    </Notice>
  )
}
