import { describe, expect, it } from 'vitest';
import { blankRow, isOpen } from '../../../../renderer/features/settings/explorer-rows';
import { presetExplorers, type Explorer } from '../../../../shared/explorer';
import { fail, succeed } from '../../../../shared/failure';
import { packRows } from '../../../../shared/row-columns';
import { smallWallet } from '../../../service/small-account';
import { answerOf, headOf, readAccount, setUp, stateWith } from '../store/answering-main';

const [eth] = presetExplorers;
if (!eth) throw new Error('no preset');
const explorerOf = (asset: string): Explorer => ({ ...eth, asset });
const btc = explorerOf('BTC');
const sol = explorerOf('SOL');
const typed = (asset: string) => ({ ...blankRow, typed: { ...blankRow.typed, asset } });

/** A window whose main has an explorer for ETH, and the functions of the card. */
const withEth = async () => {
  const window = await setUp(stateWith('one', { explorers: [eth] }));
  const edit = await import('../../../../renderer/features/settings/explorer-edit');
  let revision = 1;
  /** Makes main send these explorers, as after any change. */
  const mainHas = async (...explorers: readonly Explorer[]): Promise<void> => {
    revision += 1;
    await window.tellState(stateWith('one', { revision, explorers: [...explorers] }));
  };
  const assets = () => edit.rowsNow().map(({ typed: { asset } }) => asset);
  return { window, edit, mainHas, assets };
};

describe('explorers that main sends while others are being edited', () => {
  it('are added beside the edited row, and are written with it', async () => {
    const { window, edit, mainHas, assets } = await withEth();
    edit.setRows([...edit.rowsNow(), typed('SOL')]);
    await mainHas(eth, btc);
    expect(assets()).toEqual(['ETH', 'BTC', 'SOL']);
    expect(edit.rowsNow().map(isOpen)).toEqual([false, false, true]);
    void edit.sendRows(edit.rowsNow().with(2, { typed: sol, inForce: sol }));
    expect(window.last('setExplorers').request).toEqual({ explorers: [eth, btc, sol] });
  });

  it('keep an unfinished change of the same asset, and apply until it is finished', async () => {
    const { edit, mainHas } = await withEth();
    const [row] = edit.rowsNow();
    if (!row) throw new Error('no row');
    const half = { ...eth, address: 'https://' };
    edit.setRows([{ ...row, typed: half }]);
    const theirs = { ...eth, code: null };
    await mainHas(btc, theirs);
    expect(edit.rowsNow()).toEqual([
      { typed: btc, inForce: btc },
      { typed: half, inForce: theirs },
    ]);
    await mainHas(btc);
    expect(edit.rowsNow()[1]).toEqual({ typed: half, inForce: null });
  });

  it('are ignored if main only repeats what the rows have written', async () => {
    const { window, edit, mainHas, assets } = await withEth();
    edit.setRows([typed('SOL'), ...edit.rowsNow()]);
    const first = edit.sendRows([...edit.rowsNow(), { typed: btc, inForce: btc }]);
    const answer = window.last('setExplorers');
    const second = edit.sendRows([...edit.rowsNow(), { typed: sol, inForce: sol }]);
    // Main's state after the first of the two writes.
    await mainHas(eth, btc);
    expect(assets()).toEqual(['SOL', 'ETH', 'BTC', 'SOL']);
    await mainHas(eth, btc, sol);
    answer.answer(succeed(null));
    window.last('setExplorers').answer(succeed(null));
    await Promise.all([first, second]);
    expect(assets()).toEqual(['SOL', 'ETH', 'BTC', 'SOL']);
    // Main then removes one of them.
    await mainHas(eth);
    expect(assets()).toEqual(['ETH', 'SOL']);
  });

  it('leave the rows as typed if they could not be written', async () => {
    const { window, edit, assets } = await withEth();
    const sent = edit.sendRows([...edit.rowsNow(), { typed: btc, inForce: btc }]);
    window.last('setExplorers').answer(fail('INTERNAL'));
    await sent;
    expect(assets()).toEqual(['ETH', 'BTC']);
  });
});

it('an asset being typed follows EIP-55 if its first address does, until the user decides', async () => {
  const evm = `0x${'5a'.repeat(20)}`;

  const { window, edit } = await withEth();
  const wallets = [
    { ...smallWallet, asset: 'MATIC', walletAddress: evm },
    { ...smallWallet, asset: 'SOL', walletAddress: '9WzDXwBbmkg8ZTbNMqUx' },
  ];
  const text = packRows('wallets', wallets);
  const answer = { ...answerOf(1, 'one'), wallets: succeed({ text, next: null }) };
  await readAccount(window, {
    ...answer,
    head: succeed({ ...headOf(1, 'one'), walletCount: 2 }),
  });
  const { withAsset } = edit;
  const { typed: blank } = blankRow;
  expect(['MATIC', ' MATIC ', 'SOL', 'XYZ'].map((name) => withAsset(blank, name).evm)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(withAsset(withAsset(blank, 'MATIC'), 'SOL').evm).toBe(false);
  expect(withAsset({ ...withAsset(blank, 'MATIC'), evm: false }, 'MATIC2').evm).toBe(false);
  expect(withAsset({ ...withAsset(blank, 'SOL'), evm: true }, 'SOL2').evm).toBe(true);
});

it('removing a website keeps the address check; only the user’s choice removes it', async () => {
  await withEth();
  const { evmAssetsOf } = await import('../../../../renderer/store/store');
  expect([...evmAssetsOf([])]).toEqual(['ETH']);
  expect([...evmAssetsOf([{ ...btc, evm: false }, sol])]).toEqual(['ETH', 'SOL']);
  expect([...evmAssetsOf([{ ...eth, evm: false }])]).toEqual([]);
});
