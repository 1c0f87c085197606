import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listRoleHolders } from '@omsorg/contract/sign-in/role/list-role-holders.ts'
import { removeRoles } from '@omsorg/contract/sign-in/role/remove-roles.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { TermHere } from '../role-term/TermHere.tsx'
import { GiveRole } from './GiveRole.tsx'
import { roleName } from './role-words.ts'
import css from './Roles.module.css'
import { outdatedByRoles } from './use-role-draft.ts'
import { useGiven } from './use-given.ts'

type Holder = AnswerOf<typeof listRoleHolders>['holders'][number]

/** Who administers the care unit: its own roles are given and taken here (A-2.7-25). */
export default function CareUnitRoles({ node, mayChange }: ActionScreenProps<'CareUnit'>) {
  const t = useAllTexts()
  const words = t.organisationRoles.holders
  const given = useGiven()
  const { id: nodeId } = node
  const answer = useAnswer(listRoleHolders, { params: { nodeType: 'CareUnit', nodeId } })
  const [taking, setTaking] = useState<{ holder: Holder; role: Holder['roles'][number] } | null>(null)
  const removing = useAction(removeRoles, { outdates: [...outdatedByRoles, listRoleHolders] })
  const title = t.organisation.actionNames.CareUnitRoles
  const { data } = answer
  if (answer.error || !data) {
    return (
      <Card title={title} padded>
        <InsteadOfAnswer answer={answer} kind="line" rows={4} />
      </Card>
    )
  }

  async function take(): Promise<void> {
    if (!taking) return
    const { holder, role } = taking
    const { userId, rowVersion } = holder
    const result = await removing.run(
      { input: { userId, nodeType: 'CareUnit', nodeId, roleIds: [role.id], rowVersion } },
      { done: words.taken({ who: holder.name, role: roleName(role.name, t) }) },
    )
    if (result?.ok) setTaking(null)
  }

  return (
    <Card title={title} note={words.lead}>
      {data.holders.length === 0 ? (
        <div className={css.notes}>
          <Empty title={words.empty}>{mayChange && data.available.length > 0 && words.emptyNext}</Empty>
        </div>
      ) : (
        <ul className={css.list}>
          {data.holders.flatMap((holder) =>
            holder.roles.map((role) => (
              <li key={`${holder.userId} ${role.id}`}>
                <span>
                  <b>{holder.name}</b> <span className="o-second">{holder.userName}</span>
                  <span className="o-second-line">
                    {roleName(role.name, t)}. {given(role)}
                  </span>
                </span>
                {mayChange && role === holder.roles[0] && <TermHere userId={holder.userId} nodeId={nodeId} />}
                {mayChange && (
                  <Button
                    size="compact"
                    variant="danger"
                    icon={<IconTrash />}
                    aria-label={words.takeFrom({ who: holder.name, role: roleName(role.name, t) })}
                    onClick={() => setTaking({ holder, role })}
                  >
                    {words.take}
                  </Button>
                )}
              </li>
            )),
          )}
        </ul>
      )}
      {mayChange &&
        (data.available.length === 0 ? (
          <div className={css.holderForm}>
            <Notice tone="quiet">{words.noRoles}</Notice>
          </div>
        ) : (
          <GiveRole clientId={data.clientId} nodeId={nodeId} available={data.available} holders={data.holders} />
        ))}
      {taking && (
        <ActionDialog
          danger
          title={words.takeTitle({ who: taking.holder.name, role: roleName(taking.role.name, t) })}
          action={words.take}
          busy={removing.busy}
          onAction={take}
          onClose={() => setTaking(null)}
        >
          <p>{words.takeBody}</p>
        </ActionDialog>
      )}
    </Card>
  )
}
