import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** What a report tells of, as its queries take it. */
export interface Asked {
  /** The period in days of the market, both included, and as moments, the last not included. */
  readonly fromDay: string
  readonly toDay: string
  readonly fromAt: string
  readonly untilAt: string
  /** In which the market reads its days. */
  readonly zone: string
  readonly today: string
  readonly areas: readonly TherapyArea[]
}

/** Some rows of one care place, behind the last one that was read. */
export interface PageAsked extends Asked {
  readonly carePlaceId: string
  readonly afterAt: string
  readonly afterId: number
  readonly limit: number
}

/** By which the rows of a place follow each other. */
export interface Keyed {
  readonly at: string
  readonly id: number
}
