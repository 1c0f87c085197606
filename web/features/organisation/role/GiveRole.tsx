import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { listRoleHolders } from '@omsorg/contract/sign-in/role/list-role-holders.ts'
import { searchUsers, shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import { useId, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { roleName } from './role-words.ts'
import css from './Roles.module.css'
import { outdatedByRoles } from './use-role-draft.ts'

type View = AnswerOf<typeof listRoleHolders>

interface GiveRoleProps {
  readonly clientId: string
  readonly nodeId: string
  readonly available: View['available']
  readonly holders: View['holders']
}

/** Finds a user of the client and gives a role of the care unit. */
export function GiveRole({ clientId, nodeId, available, holders }: GiveRoleProps) {
  const t = useAllTexts()
  const words = t.organisationRoles.holders
  const [term, setTerm] = useState('')
  const titleId = useId()
  const searchTerm = term.trim()
  const answer = useAnswer(
    searchUsers,
    { query: { searchTerm, clientId, pageSize: 10 } },
    { enabled: searchTerm.length >= shortestUserTerm, keepFormer: true, silent: true },
  )
  const giving = useAction(assignRolesAtNode, { outdates: [...outdatedByRoles, listRoleHolders] })
  const found = searchTerm.length >= shortestUserTerm ? answer.data?.users : undefined
  return (
    <section className={css.holderForm} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.giveTitle}</h3>
      <TextField
        label={words.search}
        help={words.searchHelp}
        type="search"
        autoComplete="off"
        icon={<IconSearch />}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <p className="o-second" role="status">
        {found?.length === 0 && words.nobody}
      </p>
      {found && found.length > 0 && (
        <ul className={css.list}>
          {found.map(({ id, firstName, lastName, userName, carePlaceName }) => {
            const who = `${firstName} ${lastName}`.trim()
            const held = holders.find(({ userId }) => userId === id)?.roles ?? []
            return (
              <li key={id}>
                <span>
                  <b>{who}</b> <span className="o-second">{userName}</span>
                  <span className="o-second-line">{carePlaceName}</span>
                </span>
                <span className="o-row-8">
                  {available.map((role) => {
                    const name = roleName(role.name, t)
                    return held.some((each) => each.id === role.id) ? (
                      <span key={role.id} className="o-second">
                        {words.holdsIt}
                      </span>
                    ) : (
                      <Button
                        key={role.id}
                        size="compact"
                        variant="tinted"
                        icon={<IconPlus />}
                        busy={giving.busy}
                        aria-label={words.giveTo({ who, role: name })}
                        onClick={() =>
                          void giving.run(
                            { input: { userId: id, nodeType: 'CareUnit', nodeId, clientId, roleIds: [role.id] } },
                            { done: words.done({ who, role: name }) },
                          )
                        }
                      >
                        {words.give({ role: name })}
                      </Button>
                    )
                  })}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
