export const assortment = {}
