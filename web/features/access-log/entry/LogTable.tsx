import type { LoggedView } from '@omsorg/contract/access-log/entry/logged-view.ts'
import { type ReactNode, useState } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import css from './AccessLog.module.css'
import type { Chosen } from './log-filter.ts'
import { OpenLoggedPerson } from './OpenLoggedPerson.tsx'

interface LogTableProps {
  readonly rows: readonly LoggedView[]
  readonly instead: ReactNode
  readonly stale: boolean
  readonly onPerson: (person: Chosen) => void
  readonly onUser: (user: Chosen) => void
}

/** A name is a way to all that somebody did, or to all who saw somebody. */
export function LogTable({ rows, instead, stale, onPerson, onUser }: LogTableProps) {
  const t = useAllTexts()
  const words = t.accessLog
  const format = useFormat()
  return (
    <>
      <DataTable
        caption={t.screens.accessLog}
        rows={rows}
        rowKey={(row) => `${row.at} ${row.userId} ${row.person?.careRecipientId ?? ''} ${row.kind}`}
        instead={instead}
        stale={stale}
        columns={[
          {
            key: 'time',
            head: words.columns.time,
            width: '150px',
            card: 'lead',
            cell: ({ at }) => <span className={css.time}>{format.dateTime(at)}</span>,
          },
          {
            key: 'who',
            head: words.columns.who,
            card: 'title',
            cell: (row) => {
              const name = authorName(row.by, t)
              return (
                <button
                  type="button"
                  className={css.name}
                  title={words.onlyUser({ name })}
                  onClick={() => onUser({ id: row.userId, name })}
                >
                  {name}
                </button>
              )
            },
          },
          {
            key: 'what',
            head: words.columns.what,
            cell: ({ kind, reason }) => (
              <>
                {kind ? words.kinds[kind] : words.gone}
                {reason && <span className="o-second-line">{words.reason({ reason })}</span>}
              </>
            ),
          },
          {
            key: 'person',
            head: words.columns.person,
            cell: (row) => <PersonSeen person={row.person} onPerson={onPerson} />,
          },
          {
            key: 'place',
            head: words.columns.place,
            cell: ({ carePlaceName, clientName }) => carePlaceName ?? clientName ?? '–',
          },
        ]}
      />
      <p className={`o-small ${css.foot}`}>{words.kept}</p>
    </>
  )
}

interface PersonSeenProps {
  readonly person: LoggedView['person']
  readonly onPerson: (person: Chosen) => void
}

function PersonSeen({ person, onPerson }: PersonSeenProps) {
  const t = useAllTexts()
  const words = t.accessLog
  const [opens, setOpens] = useState(false)
  if (person === null) return words.noPerson
  const { careRecipientId: id, name, identityNumber, isProtected } = person
  if (isProtected) {
    return (
      <>
        <Badge tone="guard">{t.careRecipients.protected.title}</Badge>
        <span className="o-second-line">
          {words.hidden}{' '}
          <button type="button" className={css.name} onClick={() => setOpens(true)}>
            {words.openPerson}
          </button>
        </span>
        {opens && <OpenLoggedPerson careRecipientId={id} onClose={() => setOpens(false)} />}
      </>
    )
  }
  if (name === null) return words.anonymized
  return (
    <>
      <button
        type="button"
        className={css.name}
        title={words.onlyPerson({ name })}
        onClick={() => onPerson({ id, name })}
      >
        {name}
      </button>
      {identityNumber && <span className="o-second-line">{identityNumber}</span>}
    </>
  )
}
