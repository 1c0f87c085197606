import { listAssignedRoles } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import { listEffectiveRoles } from '@omsorg/contract/sign-in/role/list-effective-roles.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { roleName } from './role-words.ts'
import css from './Roles.module.css'
import { useGiven } from './use-given.ts'

/** What was given to a user, and what holds of it at each place (A-2.7-41, A-6-46). */
export default function EffectiveRoles({ node }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const words = t.organisationRoles.effective
  const given = useGiven()
  const params = { userId: node.personId }
  const effective = useAnswer(listEffectiveRoles, { params })
  const assigned = useAnswer(listAssignedRoles, { params })
  if (effective.error || assigned.error || !effective.data || !assigned.data) {
    return (
      <Card title={words.title} padded>
        <InsteadOfAnswer answer={[effective, assigned]} kind="line" rows={6} />
      </Card>
    )
  }
  if (assigned.data.length === 0) {
    return (
      <Card>
        <Empty title={words.empty}>{words.emptyNext}</Empty>
      </Card>
    )
  }
  const places = [...Map.groupBy(effective.data, ({ carePlaceId }) => carePlaceId)]
  const everywhere = places.find(([carePlaceId]) => carePlaceId === null)?.[1] ?? []
  const atPlaces = places.filter(([carePlaceId]) => carePlaceId !== null)
  const nodes = [...Map.groupBy(assigned.data, ({ nodeId }) => nodeId).values()]
  return (
    <div className="o-stack">
      <Card title={words.inForce} note={words.lead}>
        {atPlaces.length === 0 && (
          <div className={css.notes}>
            <p className="o-second">{words.atNoPlace}</p>
          </div>
        )}
        <ul className={css.list}>
          {atPlaces.map(([carePlaceId, roles]) => (
            <li key={carePlaceId}>
              <span>
                <b>{roles[0]?.carePlaceName}</b>
                {roles.map(({ id, name, source, sourceName }) => (
                  <span key={`${id} ${sourceName}`} className="o-second-line">
                    {roleName(name, t)}, {source === 'CarePlace' ? words.own : words.from({ place: sourceName ?? '' })}
                  </span>
                ))}
              </span>
            </li>
          ))}
          {everywhere.length > 0 && (
            <li>
              <span>
                <b>{words.everywhere}</b>
                {everywhere.map(({ id, name, sourceName }) => (
                  <span key={`${id} ${sourceName}`} className="o-second-line">
                    {roleName(name, t)}, {words.from({ place: sourceName ?? '' })}
                  </span>
                ))}
              </span>
            </li>
          )}
        </ul>
      </Card>
      <Card title={words.assigned}>
        <ul className={css.list}>
          {nodes.map((roles) => {
            const [first] = roles
            if (!first) return null
            return (
              <li key={first.nodeId}>
                <span>
                  <b className="o-row-8">
                    <Icon
                      size={18}
                      of={first.nodeType === 'Application' ? nodeIcons.Operator : nodeIcons[first.nodeType]}
                    />
                    {first.nodeName}
                  </b>
                  {roles.map((role) => (
                    <span key={role.id} className="o-second-line">
                      {roleName(role.name, t)}. {given(role)}
                    </span>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
