import { marketOf } from '@omsorg/domain/market.ts'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useEffect, useState } from 'react'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import type { SessionUser } from '../../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { ButtonLink } from '../../../../ui/action/Button.tsx'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { emptyRecipient } from '../form/recipient-fields.ts'
import { RegisteredElsewhere, RegisteredHere } from '../form/SavingNotice.tsx'
import { registrationPath } from '../../page-mode.ts'
import { type Already, askWhetherRegistered } from './already-registered.ts'
import { beginRegistrationWith } from './use-held-entries.ts'

interface NumberNotHereProps {
  /** The whole number that was searched for. */
  readonly number: string
  readonly user: SessionUser
}

/** Nobody of the list has the number: another care place may have the person, or the person can be registered. */
export default function NumberNotHere({ number, user }: NumberNotHereProps) {
  const t = useAllTexts()
  const words = t.recipientForm.already
  const [found, setFound] = useState<Already | null | undefined>(undefined)
  useEffect(() => {
    let current = true
    setFound(undefined)
    void askWhetherRegistered(number).then((already) => current && setFound(already))
    return () => {
      current = false
    }
  }, [number])

  if (found === undefined) return <Skeleton label={t.common.states.loading} kind="line" rows={2} />
  if (found?.at === 'elsewhere') return <RegisteredElsewhere />
  // The filters of the list leave the person out.
  if (found?.at === 'here') return <RegisteredHere careRecipientId={found.careRecipientId} initials={found.initials} />
  const begin = () => beginRegistrationWith({ ...emptyRecipient(marketOf(user.market).country), ssn: number })
  return (
    <Empty
      title={words.nobody}
      action={
        user.permissions.includes('CareRecipientWrite') && (
          <ButtonLink
            variant="tinted"
            size="compact"
            icon={<IconUserPlus />}
            render={(look) => <RouteLink to={registrationPath()} onClick={begin} {...look} />}
          >
            {t.recipientForm.wizard.title}
          </ButtonLink>
        )
      }
    >
      {words.nobodyBody}
    </Empty>
  )
}
