import { readRoleRemoval } from '@omsorg/contract/sign-in/role/read-role-removal.ts'
import { removeRoles } from '@omsorg/contract/sign-in/role/remove-roles.ts'
import { useId } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { MatrixRow } from './matrix-rows.ts'
import { foldedRights } from './rights.ts'
import { roleNames } from '../role/role-words.ts'
import { outdatedByRoles, type UserRolesView } from '../role/use-role-draft.ts'

interface RemoveAllProps {
  readonly view: UserRolesView
  readonly row: MatrixRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks before all roles of a place are taken, and says what would be lost (A-6-43). */
export function RemoveAll({ view, row, onDone, onClose }: RemoveAllProps) {
  const t = useAllTexts()
  const words = t.organisationRoles.matrix.remove
  const { userId, rowVersion } = view
  const { nodeType, nodeId, name: place } = row
  const answer = useAnswer(readRoleRemoval, { params: { userId }, query: { nodeType, nodeId } }, { anew: true })
  const removing = useAction(removeRoles, {
    done: words.done({ place }),
    outdates: [...outdatedByRoles, readRoleRemoval],
  })
  const lastId = useId()
  const { data } = answer
  const lost = data ? foldedRights(data.permissionsLost.map((name) => ({ name }))) : []

  async function remove(): Promise<void> {
    const result = await removing.run({ input: { userId, nodeType, nodeId, rowVersion } })
    if (result?.ok) onDone()
  }

  return (
    <ActionDialog
      danger
      title={words.title({ place })}
      action={data && words.action}
      busy={removing.busy}
      reasonId={data?.isLast ? lastId : undefined}
      onAction={remove}
      onClose={onClose}
    >
      {answer.error || !data ? (
        <InsteadOfAnswer answer={answer} kind="line" rows={4} />
      ) : (
        <div className="o-stack-12">
          <p>
            <b>{words.roles}</b>
            <span className="o-second-line">
              {roleNames(
                data.roles.map(({ name }) => name),
                t,
              )}
            </span>
          </p>
          <p>
            <b>{words.lost({ count: lost.length })}</b>
            <span className="o-second-line">{lost.map(({ right }) => t.organisationRights[right]).join(', ')}</span>
          </p>
          {data.leavesMembership && <p>{words.leaves}</p>}
          {data.isDefaultCarePlace && <p>{words.isDefault}</p>}
          {data.isLast && (
            <div id={lastId}>
              <Notice tone="error">{words.isLast}</Notice>
            </div>
          )}
        </div>
      )}
    </ActionDialog>
  )
}
