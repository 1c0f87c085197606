import { unitCode } from '@omsorg/domain/sign-in/account-request/unit-code.ts'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { messages } from '../../../platform/messages.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useOwnPlaces } from '../unit-users/use-own-places.ts'
import css from './Requests.module.css'

/** What whoever starts at a care unit is given: its code, and a link that fills it in. */
export function UnitCodes() {
  const words = useAllTexts().accountRequests.manage
  const { places = [] } = useOwnPlaces()
  const units = new Map(places.map(({ careUnitId, unit }) => [careUnitId ?? '', unit]))

  async function copy(code: string): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}${pathTo('AccountRequest')}#unit=${code}`)
    messages.announce({ kind: 'toast', tone: 'success', text: words.copied })
  }

  if (units.size === 0) return null
  return (
    <Card title={words.codeTitle} padded="stack">
      <p className="o-second">{words.codeLead}</p>
      <ul className={css.codes}>
        {[...units].map(([id, unit]) => (
          <li key={id}>
            <span>
              <b>{unit}</b>
              <code className={css.code}>{unitCode(id)}</code>
            </span>
            {'clipboard' in navigator && (
              <Button
                size="compact"
                icon={<IconLink />}
                aria-label={words.copyOf({ unit })}
                onClick={() => void copy(unitCode(id))}
              >
                {words.copy}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
