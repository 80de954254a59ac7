/** Adds an item to the list under a key, and creates a missing list. */
export const appendTo = <Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void => {
  const others = lists.get(key);
  if (others) others.push(one);
  else lists.set(key, [one]);
};
