import { useParams } from '@tanstack/react-router'
import { NewUnitUser } from './NewUnitUser.tsx'
import { UnitUser } from './UnitUser.tsx'

/** A user of the own care units: a new one without a number, one of them with it (A-2.5-35, O-2-75). */
export function HandleUserPage() {
  const { userId }: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return userId === undefined ? <NewUnitUser /> : <UnitUser key={userId} userId={Number(userId)} />
}
