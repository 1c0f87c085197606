import { listImpersonations } from '@omsorg/contract/sign-in/impersonation/list-impersonations.ts'
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { ActionList } from '../../../ui/layout/ActionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { HelpButton } from './HelpButton.tsx'

/** Whom one has helped today, to go on with; nothing for whoever does not help as users. */
export function RecentlyHelped() {
  const [t, format] = useTextsAndFormat()
  const may = useSessionUser()?.permissions.includes('ImpersonationWrite') === true
  const { data } = useAnswer(listImpersonations, {}, { enabled: may, silent: true })
  if (!may || !data) return null
  const { impersonation } = t
  return (
    <Card title={impersonation.recent} note={impersonation.recentNote}>
      <ActionList
        empty={impersonation.recentNone}
        items={data.map(({ userId, firstName, lastName, clientName, carePlaceName, reason, at, canBeHelped }) => {
          const where = [carePlaceName, clientName].filter(Boolean).join(', ')
          return {
            key: userId,
            mark: <Icon of={<IconUserShield />} />,
            words: (
              <>
                <b>
                  {firstName} {lastName}
                </b>
                <span className="o-second-line">
                  {format.time(at)} {where}
                </span>
                <span className="o-second-line">{reason}</span>
              </>
            ),
            action: (
              <HelpButton
                helped={{ userId, firstName, lastName, where }}
                reason={canBeHelped ? null : impersonation.blocked['user-not-active']}
              />
            ),
          }
        })}
      />
    </Card>
  )
}
