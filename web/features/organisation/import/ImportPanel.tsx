import { listOrganisationImports } from '@omsorg/contract/organisation-import/batch/list-organisation-imports.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportPreview } from './ImportPreview.tsx'

const pageSize = 5
const whileApplying = 1_000
const tones = { previewed: 'quiet', applying: 'info', applied: 'fresh', stale: 'soon', failed: 'error' } as const

export interface ImportPanelProps {
  readonly clientId: string
  /** The import that the address names. */
  readonly importId: number | null
  readonly onShow: (importId: number | null) => void
  /** Told when what a file holds has been read in. */
  readonly onApplied: () => void
}

/** Care units, care places and users of a client from spreadsheets: a file, what it would change, and what was read in before. */
export default function ImportPanel({ clientId, importId, onShow, onApplied }: ImportPanelProps) {
  // What the address brings along stands there from the beginning and takes the focus from nobody.
  const [first] = useState(importId)
  const [wasReplaced, setWasReplaced] = useState(false)
  const takesFocus = wasReplaced || importId !== first
  function show(next: number | null): void {
    setWasReplaced(true)
    onShow(next)
  }
  return (
    <div className="o-stack">
      {importId === null ? (
        <ImportFile clientId={clientId} takesFocus={takesFocus} onPreview={show} />
      ) : (
        <ImportPreview key={importId} {...{ clientId, importId, takesFocus, onApplied }} onAnother={() => show(null)} />
      )}
      <Earlier clientId={clientId} onShow={show} />
    </div>
  )
}

function Earlier({ clientId, onShow }: { readonly clientId: string; readonly onShow: (importId: number) => void }) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationImport
  const [page, setPage] = useState(1)
  const answer = useAnswer(
    listOrganisationImports,
    { query: { clientId, page, pageSize } },
    {
      keepFormer: true,
      again: (found) => (found?.entities.some(({ state }) => state === 'applying') ? whileApplying : false),
    },
  )
  const { data } = answer
  const instead = !data ? (
    <InsteadOfAnswer answer={answer} rows={2} />
  ) : data.entities.length === 0 ? (
    <Empty title={words.none}>{words.noneNext}</Empty>
  ) : undefined
  return (
    <Card title={words.earlier}>
      <DataTable
        caption={words.earlier}
        rows={data?.entities ?? []}
        rowKey={({ importId }) => importId}
        instead={instead}
        columns={[
          {
            key: 'file',
            head: words.file,
            card: 'title',
            cell: ({ importId, fileName, kind }) => (
              <>
                <Button variant="text" size="small" onClick={() => onShow(importId)}>
                  {fileName}
                </Button>
                <span className="o-second"> {words.kinds[kind]}</span>
              </>
            ),
          },
          {
            key: 'what',
            head: words.whatHead,
            cell: ({ added, changed }) => words.sum({ added: f.number(added), changed: f.number(changed) }),
          },
          {
            key: 'by',
            head: words.whoAndWhen,
            minor: true,
            cell: ({ by, on }) => words.by({ who: by, when: f.dateTime(Temporal.Instant.from(on)) }),
          },
          {
            key: 'state',
            head: words.happens,
            card: 'status',
            cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
          },
        ]}
      />
      {data && data.totalCount > pageSize && (
        <Pager words={t.common.table} total={data.totalCount} pageSize={pageSize} page={page} onPage={setPage} />
      )}
    </Card>
  )
}
