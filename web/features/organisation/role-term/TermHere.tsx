import { listRoleTerms } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TermDialog } from './TermDialog.tsx'

interface TermHereProps {
  readonly userId: number
  readonly nodeId: string
}

/** How long somebody holds the roles at one node, for whoever may give roles there, and the way to change it. */
export function TermHere({ userId, nodeId }: TermHereProps) {
  const words = useAllTexts().roleTerms
  const isService = useSessionUser()?.application === 'CSP'
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useAnswer(
    listRoleTerms,
    { query: { userId, nodeId, withoutEnd: 'true' } },
    { enabled: !isService, silent: true, anew: true },
  )
  const term = data?.terms[0]
  if (!term) return null
  const { lastDay, confirmDay, name, nodeName, can } = term
  return (
    <div className="o-row-8">
      <span className="o-second">
        {lastDay !== null && words.endsOn({ day: lastDay })}{' '}
        {confirmDay !== null && words.confirmBy({ day: confirmDay })}{' '}
        {lastDay === null && confirmDay === null && words.noEndHere}
      </span>
      {can.confirm.reason !== 'own-account' && (
        <Button
          size="small"
          variant="text"
          aria-label={words.changeNamed({ who: name, where: nodeName })}
          onClick={() => setIsOpen(true)}
        >
          {words.change}
        </Button>
      )}
      {isOpen && <TermDialog key={term.rowVersion} term={term} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
