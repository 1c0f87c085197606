import { phoneText } from '@omsorg/domain/format/phone.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { useSession } from './session-here.ts'

/** Writes a phone number as people of the holder's market do; a visitor reads it as it is stored. */
export function usePhone(): (phone: string) => string {
  const state = useSession()
  return (phone) => (state.phase === 'signed-in' ? phoneText(phone, marketOf(state.holder.market).country) : phone)
}
