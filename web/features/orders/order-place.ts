/** Customer service works for a client and care place that are not those of its token; everybody else leaves it out. */
export interface OrderPlace {
  readonly clientId: string
  readonly carePlaceId: string
}
