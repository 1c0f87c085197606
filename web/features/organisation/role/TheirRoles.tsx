import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { roleNames } from './role-words.ts'
import type { TheirRoleChanges } from './use-role-draft.ts'

interface TheirRolesProps {
  readonly changes: TheirRoleChanges
  readonly nameOf: (nodeId: string) => string
}

/** Somebody else has changed the roles meanwhile: who, when, where and what. */
export function TheirRoles({ changes, nameOf }: TheirRolesProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationRoles.matrix
  if (changes.length === 0) return null
  return (
    <Notice tone="error" spoken title={words.staleTitle}>
      {words.staleBody}
      <ul>
        {changes.map(({ at, changedBy, nodes }) => (
          <li key={at}>
            <b>{[authorName(changedBy, t), f.dateTime(Temporal.Instant.from(at))].filter(Boolean).join(', ')}</b>
            {nodes.map(({ nodeId, given, taken }) => {
              const place = nameOf(nodeId ?? '')
              return (
                <span key={nodeId} className="o-second-line">
                  {given.length > 0 && words.theirs.given({ roles: roleNames(given, t), place })}{' '}
                  {taken.length > 0 && words.theirs.taken({ roles: roleNames(taken, t), place })}
                </span>
              )
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
